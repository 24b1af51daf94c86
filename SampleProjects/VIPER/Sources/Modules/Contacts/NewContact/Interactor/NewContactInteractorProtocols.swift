/// What the interactor offers: adding somebody to the contacts.
@MainActor
protocol NewContactInteractorInput {
  /// Adds somebody, unless that is under way.
  func add(name: String, handle: String)
}

/// Who hears of the interactor.
@MainActor
protocol NewContactInteractorOutput: AnyObject {
  func additionDidStart()
  func additionDidFail(_ failure: NewContactFailure)
  func contactWasAdded()
}
