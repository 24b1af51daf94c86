import MessengerTexts
import ScreenKit

/// The screen on which somebody is added to the contacts.
final class NewContactViewController: ViewController, RoutingSource {
  private let handler: any NewContactEventHandler
  private let nameField: TextField
  private let handleField: TextField
  private let saveButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "newContact.busy")
  private let errorLabel = NoticeLabel(identifier: "newContact.error")

  init(handler: any NewContactEventHandler, texts: Texts) {
    self.handler = handler
    nameField = TextField(texts[.contactName], identifier: "newContact.name")
    handleField = TextField(texts[.contactHandle], identifier: "newContact.handle")
    saveButton = Button(texts[.save], identifier: "newContact.save")
    super.init()
    title = texts[.newContact]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, handleField, saveButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.addTarget(self, action: NewContactViewController.save, for: .primaryActionTriggered)
  }

  private func save() {
    handler.didTapSave(name: nameField.text, handle: handleField.text)
  }
}

extension NewContactViewController: NewContactViewInterface {
  func show(isBusy: Bool) {
    saveButton.isEnabled = !isBusy
    busyIndicator.show(isBusy: isBusy)
  }

  func show(error: String?) {
    errorLabel.show(error)
  }
}
