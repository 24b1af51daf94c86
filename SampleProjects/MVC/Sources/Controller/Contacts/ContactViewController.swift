import MessengerTexts
import ScreenKit

/// Shows a contact, and lets the user write to it or delete it.
final class ContactViewController: ViewController {
  weak var delegate: (any ContactViewControllerDelegate)?

  private let entry: ContactEntry
  private let texts: Texts
  private let contactView: ContactView

  init(_ entry: ContactEntry, texts: Texts) {
    self.entry = entry
    self.texts = texts
    contactView = ContactView(texts: texts)
    super.init()
    title = entry.contact.name
  }

  override func loadView() {
    view = contactView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contactView.name = entry.contact.name
    contactView.handle = "@\(entry.contact.handle)"
    contactView.onMessage = { [weak self] in self?.openChat() }
    contactView.onDelete = { [weak self] in self?.askWhetherToDelete() }
  }

  private func openChat() {
    contactView.error = nil
    entry.openChat { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let chat): delegate?.contactViewController(self, didOpen: chat.id)
      case .failure(let error): contactView.error = error.message(in: texts)
      }
    }
  }

  private func askWhetherToDelete() {
    let alert = AlertController(title: texts[.deleteTitle, entry.contact.name])
    alert.addAction(
      AlertAction(title: texts[.deleteContact], style: .destructive, identifier: "alert.delete") {
        [weak self] in self?.delete()
      })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }

  private func delete() {
    contactView.error = nil
    entry.remove { [weak self] error in
      guard let self else { return }
      contactView.error = error?.message(in: texts)
      if error == nil { delegate?.contactViewControllerDidDelete(self) }
    }
  }
}
