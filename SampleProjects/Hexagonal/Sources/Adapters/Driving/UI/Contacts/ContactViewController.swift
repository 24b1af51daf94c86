import MessengerTexts
import ScreenKit

/// One contact, to write to or to delete.
final class ContactViewController: ViewController {
  var onConversation: ((String) -> Void)?
  var onDelete: (() -> Void)?

  private let contact: Contact
  private let deleting: any DeletingContact
  private let joining: any JoiningConversations
  private let texts: Texts
  private let messageButton: Button
  private let deleteButton: Button
  private let writingAttempt: Attempt
  private let deletingAttempt: Attempt
  private let problemLabel = OptionalLabel(identifier: "contact.error")

  init(
    _ contact: Contact, deleting: any DeletingContact, joining: any JoiningConversations,
    texts: Texts
  ) {
    self.contact = contact
    self.deleting = deleting
    self.joining = joining
    self.texts = texts
    messageButton = Button(texts[.writeMessage], identifier: "contact.message")
    deleteButton = Button(texts[.deleteContact], identifier: "contact.delete")
    writingAttempt = Attempt(
      button: nil, busyIndicator: nil, problemLabel: problemLabel, texts: texts, words: \.shortKey)
    deletingAttempt = Attempt(
      button: nil, busyIndicator: nil, problemLabel: problemLabel, texts: texts)
    super.init()
    title = contact.name
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      Label(contact.name, identifier: "contact.name"),
      Label("@\(contact.handle)", identifier: "contact.handle"),
      messageButton, deleteButton, problemLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageButton.addTarget(
      self, action: ContactViewController.write, for: .primaryActionTriggered)
    deleteButton.addTarget(
      self, action: ContactViewController.askToDelete, for: .primaryActionTriggered)
  }

  private func write() {
    writingAttempt.start { [joining, contact] () async throws(Problem) in
      try await joining.openConversation(with: contact.handle)
    } done: { [weak self] conversation in
      self?.onConversation?(conversation)
    }
  }

  private func askToDelete() {
    let alert = AlertController(title: texts[.deleteTitle, contact.name])
    alert.addAction(
      AlertAction(
        title: texts[.deleteContact], style: .destructive, identifier: "alert.delete"
      ) { [weak self] in self?.delete() })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }

  private func delete() {
    deletingAttempt.start { [deleting, contact] () async throws(Problem) in
      try await deleting.deleteContact(contact.handle)
    } done: { [weak self] in
      self?.onDelete?()
    }
  }
}
