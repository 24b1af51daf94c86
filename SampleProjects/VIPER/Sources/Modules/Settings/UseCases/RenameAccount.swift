/// Changes the name of the account.
@MainActor
struct RenameAccount {
  let account: any SettingsAccountService

  /// The name without the blanks around it, which must not be all there is.
  func checked(_ name: String) throws(RenameFailure) -> String {
    let name = name.trimmed
    guard !name.isEmpty else { throw .missingName }
    return name
  }

  /// - Parameter name: A checked one.
  func callAsFunction(to name: String) async throws(RenameFailure) {
    do {
      try await account.rename(to: name)
    } catch {
      throw error == .invalid("name") ? .nameTooLong : .request(RequestFailure(error))
    }
  }
}
