import ScreenKit

/// The settings.
final class SettingsViewController: ViewController {
  private let presenter: any SettingsPresenterInterface
  private let session: any SessionModelInterface
  private let settingsView = SettingsView()

  init(presenter: any SettingsPresenterInterface, session: any SessionModelInterface) {
    self.presenter = presenter
    self.session = session
    super.init()
  }

  override func loadView() {
    view = settingsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectName()
    connectChoices()
    settingsView.signOutButton.addAction(
      { [presenter] in presenter.signOut() }, for: .primaryActionTriggered)
    presenter.viewDidLoad()
    showHandle("@\(session.account?.handle ?? "")")
  }

  private func connectName() {
    settingsView.nameField.addAction(
      { [presenter] in presenter.editName() }, for: .editingChanged)
    settingsView.nameViews.button.addTarget(
      self, action: SettingsViewController.saveName, for: .primaryActionTriggered)
  }

  private func connectChoices() {
    settingsView.appearanceView.onChoose = { [presenter] in presenter.chooseAppearance($0) }
    settingsView.textSizeView.onChoose = { [presenter] in presenter.chooseTextSize($0) }
    settingsView.languageView.onChoose = { [presenter] in presenter.chooseLanguage($0) }
  }

  private func saveName() {
    presenter.saveName(settingsView.nameField.text)
  }
}

extension SettingsViewController: SettingsViewInterface {
  func showLabels(_ labels: SettingsLabels) {
    title = labels.title
    settingsView.nameField.placeholder = labels.name
    settingsView.nameViews.button.title = labels.saveName
    settingsView.signOutButton.title = labels.signOut
  }

  func showName(_ name: String) {
    settingsView.nameField.text = name
  }

  func showHandle(_ handle: String) {
    settingsView.handleLabel.text = handle
  }

  func showSaved(_ text: String?) {
    settingsView.savedLabel.show(text)
  }

  func showAppearances(_ choices: Choices) {
    settingsView.appearanceView.show(choices)
  }

  func showTextSizes(_ choices: Choices) {
    settingsView.textSizeView.show(choices)
  }

  func showLanguages(_ choices: Choices) {
    settingsView.languageView.show(choices)
  }

  func showAttempt(_ state: AttemptState) {
    settingsView.nameViews.show(state)
  }
}
