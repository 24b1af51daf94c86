import MessengerTexts
import ScreenKit

/// Adds somebody to the contacts.
final class NewContactViewController: ViewController {
  var onSave: (() -> Void)?

  private let adding: any AddingContact
  private let nameField: TextField
  private let handleField: TextField
  private let saveButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "newContact.busy")
  private let problemLabel = OptionalLabel(identifier: "newContact.error")
  private let attempt: Attempt

  init(adding: any AddingContact, texts: Texts) {
    self.adding = adding
    nameField = TextField(texts[.contactName], identifier: "newContact.name")
    handleField = TextField(texts[.contactHandle], identifier: "newContact.handle")
    saveButton = Button(texts[.save], identifier: "newContact.save")
    attempt = Attempt(
      button: saveButton, busyIndicator: busyIndicator, problemLabel: problemLabel, texts: texts)
    super.init()
    title = texts[.newContact]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, handleField, saveButton, busyIndicator, problemLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.addTarget(self, action: NewContactViewController.save, for: .primaryActionTriggered)
  }

  private func save() {
    let (name, handle) = (nameField.text, handleField.text)
    attempt.start { [adding] () async throws(Problem) in
      try await adding.addContact(name: name, handle: handle)
    } done: { [weak self] in
      self?.onSave?()
    }
  }
}
