/// The contacts of the user.
@MainActor
final class ContactBook: WatchingContacts, AddingContact, DeletingContact {
  private let server: any ContactServer
  private let repository: any ContactRepository
  private let current: CurrentSession
  private let all: CurrentValue<Loadable<[Contact]>>

  init(
    server: any ContactServer, repository: any ContactRepository, current: CurrentSession
  ) {
    self.server = server
    self.repository = repository
    self.current = current
    all = CurrentValue(repository.contacts.map { .loaded($0) } ?? .loading)
    current.whenItEnds { [all] in
      repository.contacts = nil
      all.value = .loading
    }
  }

  func contacts() -> AsyncStream<Loadable<[Contact]>> {
    all.values()
  }

  /// What `transform` makes of the contacts now, and each time that this has changed.
  func values<Part: Equatable & Sendable>(
    _ transform: @escaping @MainActor (Loadable<[Contact]>) -> Part
  ) -> AsyncStream<Part> {
    all.values(transform)
  }

  func reloadContacts() async {
    all.value.beginLoading()
    do {
      show(
        try await current.perform { () async throws(ServerError) in try await server.contacts() })
    } catch {
      guard error != .sessionEnded else { return }
      all.value.failLoading()
    }
  }

  func addContact(name: String, handle: String) async throws(Problem) {
    let (name, handle) = (name.trimmed, handle.trimmed)
    guard !name.isEmpty else { throw .missingName }
    let plainHandle = (handle.hasPrefix("@") ? String(handle.dropFirst()) : handle).trimmed
    guard !plainHandle.isEmpty else { throw .missingHandle }
    do {
      let added = try await current.perform { () async throws(ServerError) in
        try await server.add(Contact(name: name, handle: plainHandle))
      }
      show((all.value.value ?? []) + [added])
    } catch {
      throw Problem(error)
    }
  }

  func deleteContact(_ handle: String) async throws(Problem) {
    do {
      try await current.perform { () async throws(ServerError) in try await server.remove(handle) }
      show((all.value.value ?? []).filter { $0.handle != handle })
    } catch {
      throw Problem(error)
    }
  }

  private func show(_ contacts: [Contact]) {
    let sorted = contacts.sortedByName()
    repository.contacts = sorted
    all.value = .loaded(sorted)
  }
}
