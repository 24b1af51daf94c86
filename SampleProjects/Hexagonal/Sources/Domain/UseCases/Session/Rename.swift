/// Changes the name that others see.
struct Rename: Renaming {
  let server: any SessionServer
  let current: CurrentSession

  func rename(to name: String) async throws(Problem) {
    let name = name.trimmed
    guard !name.isEmpty else { throw .missingName }
    do {
      current.update(
        try await current.perform { () async throws(ServerError) in
          try await server.rename(to: name)
        })
    } catch {
      throw Problem(error)
    }
  }
}
