/// One thing that the messenger does, told as a user would tell it.
public struct Scenario: Sendable {
  public typealias Steps = @MainActor @Sendable (Driver) async throws -> Void

  /// What happens, in words: "signs in with correct credentials".
  public let name: String
  let steps: Steps

  public init(_ name: String, steps: @escaping Steps) {
    self.name = name
    self.steps = steps
  }

  /// The name of the test function that runs this scenario: `signsInWithCorrectCredentials`.
  public var testName: String {
    let words = name.split(separator: " ").map { $0.filter { $0.isLetter || $0.isNumber } }
    return (words.prefix(1) + words.dropFirst().map(Scenario.capitalised)).joined()
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
