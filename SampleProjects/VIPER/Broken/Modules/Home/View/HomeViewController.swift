import ScreenKit

/// Greets the user and offers the way out. Tells its presenter everything and decides nothing.
final class HomeViewController: ViewController {
  private let presenter: any HomeViewOutput

  /// Asked directly whenever the screen comes back.
  var interactor: HomeInteractor?

  private let greetingLabel = Label(identifier: "home.greeting")
  private let signOutButton = Button("Sign out", identifier: "home.signOut")

  init(presenter: any HomeViewOutput) {
    self.presenter = presenter
    super.init()
    title = "Messenger"
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [greetingLabel, signOutButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    signOutButton.addTarget(
      self, action: HomeViewController.signOut, for: .primaryActionTriggered)
    presenter.viewDidLoad()
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    interactor?.loadProfile()
  }

  private func signOut() {
    presenter.didTapSignOut()
  }
}

// MARK: - HomeViewInput

extension HomeViewController: HomeViewInput {
  func show(greeting: String) {
    greetingLabel.text = greeting
  }
}
