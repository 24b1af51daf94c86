import MessengerTexts
import ScreenKit

/// Lets the user add a contact.
final class NewContactViewController: ViewController {
  /// Called when the contact is saved.
  var onSave: (() -> Void)?

  private let contacts: ContactBook
  private let texts: Texts
  private let newContactView: NewContactView

  init(contacts: ContactBook, texts: Texts) {
    self.contacts = contacts
    self.texts = texts
    newContactView = NewContactView(texts: texts)
    super.init()
    title = texts[.newContact]
  }

  override func loadView() {
    view = newContactView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    newContactView.onSave = { [weak self] in self?.save() }
  }

  private func save() {
    newContactView.error = nil
    newContactView.isBusy = true
    contacts.add(name: newContactView.name, handle: newContactView.handle) { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ error: AddContactError?) {
    newContactView.isBusy = false
    newContactView.error = error?.message(in: texts)
    if error == nil { onSave?() }
  }
}
