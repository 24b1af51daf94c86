import ScreenKit

/// Shows a home view model, and passes on what the user does.
final class HomeViewController: ViewController {
  private let viewModel: HomeViewModel

  private let greetingLabel = Label(identifier: "home.greeting")
  private let signOutButton = Button("Sign out", identifier: "home.signOut")

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Messenger"
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [greetingLabel, signOutButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.greeting.bind(to: greetingLabel) { $0.text = $1 }
    signOutButton.addTarget(
      self, action: HomeViewController.signOut, for: .primaryActionTriggered)
  }

  private func signOut() {
    viewModel.signOut()
  }
}
