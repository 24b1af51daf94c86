/// Changes the name that others see.
struct Rename: Renaming {
  let server: any SessionServer
  let current: CurrentSession

  func rename(to name: String) async throws(Problem) {
    let name = name.trimmed
    guard !name.isEmpty else { throw .missingName }
    do {
      let account = try await current.perform { () async throws(ServerError) in
        try await server.rename(to: name)
      }
      guard var session = current.session else { return }
      session.account = account
      current.begin(session)
    } catch {
      throw Problem(error)
    }
  }
}
