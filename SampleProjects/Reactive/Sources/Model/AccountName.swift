/// The name that an account is to have.
struct AccountName: Equatable, Sendable {
  let text: String

  /// Takes what was typed, without the blanks around it.
  init(typed: String) throws(Problem) {
    text = typed.trimmed
    if text.isEmpty { throw .missingName }
  }
}
