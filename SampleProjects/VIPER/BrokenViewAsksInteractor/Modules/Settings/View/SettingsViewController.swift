import MessengerTexts
import ScreenKit

/// The screen with what the user can change about the account and the device.
final class SettingsViewController: ViewController {
  private let handler: any SettingsEventHandler
  private let interactor: any SettingsInteractorInput
  private let texts: Texts
  private lazy var layout = SettingsView(texts: texts)

  init(
    handler: any SettingsEventHandler, interactor: any SettingsInteractorInput, texts: Texts
  ) {
    self.handler = handler
    self.interactor = interactor
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
    report(layout.appearanceControl) { $0.didChooseAppearance($1) }
    report(layout.textSizeControl) { $0.didChooseTextSize($1) }
    report(layout.languageControl) { $0.didChooseLanguage($1) }
    layout.signOutButton.addAction(
      { [interactor] in interactor.signOut() }, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }

  private func report(
    _ control: SegmentedControl,
    as event: @escaping @MainActor (any SettingsEventHandler, Int) -> Void
  ) {
    control.addAction(
      { [handler, weak control] in
        control.map { event(handler, $0.selectedSegmentIndex) }
      }, for: .valueChanged)
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

  func show(isSaved: Bool) {
    layout.savedLabel.isHidden = !isSaved
  }

  func show(appearance: Int, textSize: Int, language: Int) {
    layout.appearanceControl.selectedSegmentIndex = appearance
    layout.textSizeControl.selectedSegmentIndex = textSize
    layout.languageControl.selectedSegmentIndex = language
  }
}
