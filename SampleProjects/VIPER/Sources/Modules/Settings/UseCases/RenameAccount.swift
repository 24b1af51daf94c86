/// Changes the name of the account.
@MainActor
struct RenameAccount {
  let account: any SettingsAccountService

  /// Leaves out the blanks around the name, and asks nobody if nothing is left.
  func callAsFunction(to name: String) async throws(RenameFailure) {
    let name = name.trimmed
    guard !name.isEmpty else { throw .missingName }
    do {
      try await account.rename(to: name)
    } catch {
      throw error == .nameTooLong ? .nameTooLong : .request(RequestFailure(error))
    }
  }
}
