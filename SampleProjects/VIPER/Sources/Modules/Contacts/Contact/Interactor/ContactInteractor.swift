/// Writes to a contact, or deletes it.
@MainActor
final class ContactInteractor: ContactInteractorInput {
  weak var output: (any ContactInteractorOutput)?

  private let handle: String
  private let contacts: any ContactService
  private let threads: any ContactThreadService
  private var isOpening = false
  private var isDeleting = false

  init(handle: String, contacts: any ContactService, threads: any ContactThreadService) {
    self.handle = handle
    self.contacts = contacts
    self.threads = threads
  }

  func start() {
    guard let contact = contacts.contact(handle) else { return }
    output?.contactIs(name: contact.name, handle: contact.handle)
  }

  func openThread() {
    guard !isOpening else { return }
    isOpening = true
    output?.openingDidStart()
    Task { [weak self, threads, handle] in
      do throws(ServiceError) {
        let id = try await threads.openThread(with: handle)
        self?.isOpening = false
        self?.output?.threadDidOpen(id)
      } catch {
        self?.isOpening = false
        self?.output?.openingDidFail(RequestFailure(error))
      }
    }
  }

  func delete() {
    guard !isDeleting else { return }
    isDeleting = true
    output?.deletionDidStart()
    Task { [weak self, contacts, handle] in
      do throws(ServiceError) {
        try await contacts.delete(handle)
        self?.output?.contactWasDeleted()
      } catch {
        self?.isDeleting = false
        self?.output?.deletionDidFail(RequestFailure(error))
      }
    }
  }
}
