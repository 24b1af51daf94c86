/// Puts a group together and creates it.
@MainActor
final class NewGroupInteractor: NewGroupInteractorInput {
  /// With fewer others it is no group.
  private static let fewestMembers = 2

  weak var output: (any NewGroupInteractorOutput)?

  private let service: any NewGroupService
  private var name = ""
  private var chosen: Set<String> = []
  private var isCreating = false

  init(service: any NewGroupService) {
    self.service = service
  }

  func start() {
    tell()
    service.observeContacts(self) { $0.tell() }
  }

  func setName(_ newName: String) {
    name = newName.trimmed
    tellPermission()
  }

  func toggle(_ handle: String) {
    chosen.formSymmetricDifference([handle])
    tell()
  }

  func create() {
    guard mayCreate else { return }
    isCreating = true
    output?.creationDidStart()
    tellPermission()
    let handles = (service.contacts ?? []).map(\.handle).filter(chosen.contains)
    Task { [weak self, service, name] in
      do throws(ServiceError) {
        let id = try await service.createGroup(named: name, with: handles)
        self?.output?.groupWasCreated(id)
      } catch {
        self?.fail(error)
      }
    }
  }

  private var mayCreate: Bool {
    !isCreating && !name.isEmpty && chosen.count >= Self.fewestMembers
  }

  private func fail(_ error: ServiceError) {
    isCreating = false
    output?.creationDidFail(RequestFailure(error))
    tellPermission()
  }

  private func tell() {
    chosen.formIntersection((service.contacts ?? []).map(\.handle))
    output?.candidatesDidChange(
      service.contacts?.map { contact in
        CandidateResponse(
          name: contact.name, handle: contact.handle, isChosen: chosen.contains(contact.handle))
      })
    tellPermission()
  }

  private func tellPermission() {
    output?.permissionDidChange(mayCreate: mayCreate)
  }
}
