/// Writes to a contact, or deletes it.
@MainActor
final class ContactInteractor: ContactInteractorInput {
  weak var output: (any ContactInteractorOutput)?

  private let handle: String
  private let contacts: any ContactService
  private let open: OpenThread
  private let deleteContact: DeleteContact
  private weak var router: (any Router)?
  private var isOpening = false
  private var isDeleting = false

  init(
    handle: String, contacts: any ContactService, threads: any ContactThreadService,
    router: (any Router)? = nil
  ) {
    self.handle = handle
    self.contacts = contacts
    open = OpenThread(threads: threads)
    deleteContact = DeleteContact(contacts: contacts)
    self.router = router
  }

  func start() {
    guard let contact = contacts.contact(handle) else { return }
    output?.contactIs(name: contact.name, handle: contact.handle)
  }

  func openThread() {
    guard !isOpening else { return }
    isOpening = true
    output?.openingDidStart()
    Task { [weak self, open, handle] in
      do throws(RequestFailure) {
        let id = try await open(with: handle)
        self?.isOpening = false
        if let router = self?.router {
          router.show(.chats(.conversation(id)), by: .aboveFirst(of: .chats))
        } else {
          self?.output?.threadDidOpen(id)
        }
      } catch {
        self?.isOpening = false
        self?.output?.openingDidFail(error)
      }
    }
  }

  func delete() {
    guard !isDeleting else { return }
    isDeleting = true
    output?.deletionDidStart()
    Task { [weak self, deleteContact, handle] in
      do throws(RequestFailure) {
        try await deleteContact(handle)
        self?.output?.contactWasDeleted()
      } catch {
        self?.isDeleting = false
        self?.output?.deletionDidFail(error)
      }
    }
  }
}
