import ScreenKit

/// Greets the user and offers the way out.
final class HomeView: View {
  /// Called when the user wants to sign out.
  var onSignOut: (() -> Void)?

  private let greetingLabel = Label(identifier: "home.greeting")
  private let signOutButton = Button("Sign out", identifier: "home.signOut")

  init() {
    super.init()
    signOutButton.addTarget(self, action: HomeView.signOut, for: .primaryActionTriggered)
    addSubview(StackView(arrangedSubviews: [greetingLabel, signOutButton]))
  }

  var greeting: String? {
    get { greetingLabel.text }
    set { greetingLabel.text = newValue }
  }

  private func signOut() {
    onSignOut?()
  }
}
