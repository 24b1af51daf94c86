import MessengerTexts
import ScreenKit

/// Shows who the user is to others, and lets them change their name.
final class AccountSettingsView: View {
  var onSaveName: (() -> Void)?

  /// Called when the user has changed the text in the field.
  var onEditName: (() -> Void)?

  var name: String {
    get { nameField.text }
    set { nameField.text = newValue }
  }

  var handle: String? {
    didSet { handleLabel.text = handle }
  }

  var isBusy = false {
    didSet {
      busy.animate(isBusy)
      saveName.isEnabled = !isBusy
    }
  }

  var error: String? {
    didSet { errorLabel.show(error) }
  }

  /// Whether to say that the name is saved.
  var isSaved = false {
    didSet { saved.isHidden = !isSaved }
  }

  private let nameField: TextField
  private let saveName: Button
  private let busy = ActivityIndicator(identifier: "settings.nameBusy")
  private let errorLabel = Label(identifier: "settings.nameError")
  private let saved: Label
  private let handleLabel = Label(identifier: "settings.handle")

  init(texts: Texts) {
    nameField = TextField(texts[.yourName], identifier: "settings.name")
    saveName = Button(texts[.saveName], identifier: "settings.saveName")
    saved = Label(texts[.saved], identifier: "settings.saved")
    super.init()
    errorLabel.show(nil)
    saved.isHidden = true
    for view in [nameField, saveName, busy, errorLabel, saved, handleLabel] { addSubview(view) }
    saveName.addAction({ [weak self] in self?.onSaveName?() }, for: .primaryActionTriggered)
    nameField.addAction({ [weak self] in self?.onEditName?() }, for: .editingChanged)
  }
}
