import MessengerTexts
import ScreenKit

/// Shows the settings, and passes on what the user does.
final class SettingsViewController: ViewController {
  private let viewModel: SettingsViewModel

  private let handleLabel = Label(identifier: "settings.handle")
  private let nameField = TextField("", identifier: "settings.name")
  private let saveButton = Button("", identifier: "settings.saveName")
  private let busyIndicator = ActivityIndicator(identifier: "settings.nameBusy")
  private let errorLabel = Label(identifier: "settings.nameError")
  private let savedLabel = Label(identifier: "settings.saved")
  private let appearanceCaption = Label()
  private let appearancePicker = OptionPicker("settings.appearance")
  private let textSizeCaption = Label()
  private let textSizePicker = OptionPicker("settings.textSize")
  private let languageCaption = Label()
  private let languagePicker = OptionPicker("settings.language")
  private let signOutButton = Button("", identifier: "settings.signOut")

  init(viewModel: SettingsViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      handleLabel, nameField, saveButton, busyIndicator, errorLabel, savedLabel,
      appearanceCaption, appearancePicker, textSizeCaption, textSizePicker,
      languageCaption, languagePicker, signOutButton,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindName()
    bind(appearancePicker, to: \.viewModel.appearances)
    bind(textSizePicker, to: \.viewModel.textSizes)
    bind(languagePicker, to: \.viewModel.languages)
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    signOutButton.addTarget(
      self, action: SettingsViewController.signOut, for: .primaryActionTriggered)
  }

  private func bindName() {
    bind(nameField, to: \.viewModel.name)
    bind { screen in screen.handleLabel.text = screen.viewModel.handle }
    bind { screen in screen.errorLabel.show(screen.viewModel.errorText) }
    bind { screen in screen.savedLabel.show(screen.viewModel.savedText) }
    bind { screen in
      screen.saveButton.isEnabled = !screen.viewModel.isBusy
      screen.busyIndicator.show(screen.viewModel.isBusy)
    }
    saveButton.addTarget(
      self, action: SettingsViewController.saveName, for: .primaryActionTriggered)
  }

  private func showTexts(_ texts: Texts) {
    title = texts[.tabSettings]
    nameField.placeholder = texts[.yourName]
    saveButton.title = texts[.saveName]
    appearanceCaption.text = texts[.appearance]
    textSizeCaption.text = texts[.textSize]
    languageCaption.text = texts[.language]
    signOutButton.title = texts[.signOut]
  }

  private func saveName() {
    Task { [viewModel] in await viewModel.saveName() }
  }

  private func signOut() {
    viewModel.signOut()
  }
}
