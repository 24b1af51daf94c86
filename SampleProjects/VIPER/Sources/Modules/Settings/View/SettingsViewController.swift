import MessengerTexts
import ScreenKit

/// The screen with what the user can change about the account and the device.
final class SettingsViewController: ViewController {
  private let handler: any SettingsEventHandler
  private let texts: Texts
  private lazy var layout = SettingsView(texts: texts)

  init(handler: any SettingsEventHandler, texts: Texts) {
    self.handler = handler
    self.texts = texts
    super.init()
    title = texts[.tabSettings]
    tabBarItem = TabBarItem(title: texts[.tabSettings], identifier: "tabs.settings")
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.nameField.addAction({ [handler] in handler.didEditName() }, for: .editingChanged)
    layout.saveButton.addTarget(
      self, action: SettingsViewController.saveName, for: .primaryActionTriggered)
    layout.appearanceControl.onChoose = { [handler] in handler.didChooseAppearance($0) }
    layout.textSizeControl.onChoose = { [handler] in handler.didChooseTextSize($0) }
    layout.languageControl.onChoose = { [handler] in handler.didChooseLanguage($0) }
    layout.signOutButton.addAction(
      { [handler] in handler.didTapSignOut() }, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }

  private func saveName() {
    handler.didTapSaveName(layout.nameField.text)
  }
}

extension SettingsViewController: SettingsViewInterface {
  func show(name: String) {
    layout.nameField.text = name
  }

  func show(handle: String) {
    layout.handleLabel.text = handle
  }

  func show(isBusy: Bool) {
    layout.saveButton.isEnabled = !isBusy
    layout.busyIndicator.show(isBusy: isBusy)
  }

  func show(error: String?) {
    layout.errorLabel.show(error)
  }

  func show(saved: String?) {
    layout.savedLabel.show(saved)
  }

  func show(_ choices: ChoiceRows) {
    layout.appearanceControl.show(choices.appearances)
    layout.textSizeControl.show(choices.textSizes)
    layout.languageControl.show(choices.languages)
  }
}
