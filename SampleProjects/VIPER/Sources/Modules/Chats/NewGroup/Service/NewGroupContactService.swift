/// Those whom a group can be made of.
@MainActor
protocol NewGroupContactService {
  /// `nil` if they were never loaded.
  var candidates: [Candidate]? { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
