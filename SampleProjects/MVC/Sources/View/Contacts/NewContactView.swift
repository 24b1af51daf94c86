import MessengerTexts
import ScreenKit

/// Asks for the name and the handle of a new contact.
final class NewContactView: View {
  var onSave: (() -> Void)?

  var name: String { nameField.text }
  var handle: String { handleField.text }

  var isBusy = false {
    didSet {
      busy.animate(isBusy)
      save.isEnabled = !isBusy
    }
  }

  var error: String? {
    didSet { errorLabel.show(error) }
  }

  private let nameField: TextField
  private let handleField: TextField
  private let save: Button
  private let busy = ActivityIndicator(identifier: "newContact.busy")
  private let errorLabel = Label(identifier: "newContact.error")

  init(texts: Texts) {
    nameField = TextField(texts[.contactName], identifier: "newContact.name")
    handleField = TextField(texts[.contactHandle], identifier: "newContact.handle")
    save = Button(texts[.save], identifier: "newContact.save")
    super.init()
    errorLabel.show(nil)
    for view in [nameField, handleField, save, busy, errorLabel] { addSubview(view) }
    save.addAction({ [weak self] in self?.onSave?() }, for: .primaryActionTriggered)
  }
}
