/// A view that does something when the user taps it.
@MainActor
protocol Tappable: View {
  var isEnabled: Bool { get }

  func tap()
}
