import MessengerTexts
import ScreenKit

/// The settings.
final class SettingsViewController: ViewController {
  private let presenter: any SettingsPresenterInterface
  private let settingsView: SettingsView

  init(presenter: any SettingsPresenterInterface, texts: Texts) {
    self.presenter = presenter
    settingsView = SettingsView(texts: texts)
    super.init()
    title = texts[.tabSettings]
    tabBarItem = TabBarItem(title: texts[.tabSettings], identifier: "tabs.settings")
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
  }

  private func connectName() {
    settingsView.nameField.addAction(
      { [presenter] in presenter.editName() }, for: .editingChanged)
    settingsView.nameViews.button.addTarget(
      self, action: SettingsViewController.saveName, for: .primaryActionTriggered)
  }

  private func connectChoices() {
    connect(settingsView.appearanceControl) { [presenter] in presenter.chooseAppearance($0) }
    connect(settingsView.textSizeControl) { [presenter] in presenter.chooseTextSize($0) }
    connect(settingsView.languageControl) { [presenter] in presenter.chooseLanguage($0) }
  }

  private func connect(
    _ control: SegmentedControl, choose: @escaping @MainActor (Int) -> Void
  ) {
    control.addAction(
      { [weak control] in
        if let control { choose(control.selectedSegmentIndex) }
      }, for: .valueChanged)
  }

  private func saveName() {
    presenter.saveName(settingsView.nameField.text)
  }
}

extension SettingsViewController: SettingsViewInterface {
  func showName(_ name: String) {
    settingsView.nameField.text = name
  }

  func showHandle(_ handle: String) {
    settingsView.handleLabel.text = handle
  }

  func showSaved(_ isShown: Bool) {
    settingsView.savedLabel.isHidden = !isShown
  }

  func showChoices(_ choices: SettingsChoices) {
    settingsView.appearanceControl.selectedSegmentIndex = choices.appearance
    settingsView.textSizeControl.selectedSegmentIndex = choices.textSize
    settingsView.languageControl.selectedSegmentIndex = choices.language
  }

  func showBusy(_ isBusy: Bool) {
    settingsView.nameViews.showBusy(isBusy)
  }

  func showError(_ text: String?) {
    settingsView.nameViews.errorLabel.show(text)
  }
}
