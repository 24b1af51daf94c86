/// Writes to a contact, or deletes it.
@MainActor
final class ContactInteractor: ContactInteractorInput {
  weak var output: (any ContactInteractorOutput)?

  private let service: any ContactService
  private var isOpening = false
  private var isDeleting = false

  init(service: any ContactService) {
    self.service = service
  }

  func start() {
    guard let contact = service.contact else { return }
    output?.contactIs(name: contact.name, handle: contact.handle)
  }

  func openThread() {
    guard !isOpening else { return }
    isOpening = true
    output?.openingDidStart()
    Task { [weak self, service] in
      do throws(ServiceError) {
        let id = try await service.openThread()
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
    Task { [weak self, service] in
      do throws(ServiceError) {
        try await service.delete()
        self?.output?.contactWasDeleted()
      } catch {
        self?.isDeleting = false
        self?.output?.deletionDidFail(RequestFailure(error))
      }
    }
  }
}
