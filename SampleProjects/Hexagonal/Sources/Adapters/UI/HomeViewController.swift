import ScreenKit

/// Greets whoever is signed in, and signs them out through the port for that.
final class HomeViewController: ViewController {
  /// Called when the user has signed out.
  var onSignOut: (() -> Void)?

  private let account: Account
  private let signingOut: any SigningOut

  private let greetingLabel = Label(identifier: "home.greeting")
  private let signOutButton = Button("Sign out", identifier: "home.signOut")

  init(account: Account, signingOut: any SigningOut) {
    self.account = account
    self.signingOut = signingOut
    super.init()
    title = "Messenger"
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [greetingLabel, signOutButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel.text = "Hello, \(account.name)"
    signOutButton.addTarget(
      self, action: HomeViewController.didTapSignOut, for: .primaryActionTriggered)
  }

  private func didTapSignOut() {
    signingOut.signOut()
    onSignOut?()
  }
}
