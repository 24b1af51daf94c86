/// Puts a group together and creates it.
@MainActor
final class NewGroupInteractor: NewGroupInteractorInput {
  /// With fewer others it is no group.
  private static let fewestMembers = 2

  weak var output: (any NewGroupInteractorOutput)?

  private let contacts: any NewGroupContactService
  private let creation: any NewGroupCreationService
  private var name = ""
  private var chosen: Set<String> = []
  private var isCreating = false

  init(contacts: any NewGroupContactService, creation: any NewGroupCreationService) {
    self.contacts = contacts
    self.creation = creation
  }

  func start() {
    tell()
    contacts.observe(self) { $0.tell() }
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
    let handles = (contacts.candidates ?? []).map(\.handle).filter(chosen.contains)
    Task { [weak self, creation, name] in
      do throws(ServiceError) {
        let id = try await creation.createGroup(named: name, with: handles)
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
    chosen.formIntersection((contacts.candidates ?? []).map(\.handle))
    output?.candidatesDidChange(
      contacts.candidates?.map { candidate in
        CandidateResponse(
          name: candidate.name, handle: candidate.handle,
          isChosen: chosen.contains(candidate.handle))
      })
    tellPermission()
  }

  private func tellPermission() {
    output?.permissionDidChange(mayCreate: mayCreate)
  }
}
