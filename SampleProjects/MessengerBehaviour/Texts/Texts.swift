/// The words of the messenger in one language: content, as a file of localised strings has it.
public struct Texts: Equatable, Sendable {
  public let language: Language

  /// The texts in `language`.
  public init(in language: Language) {
    self.language = language
  }

  /// A text that needs no value.
  public subscript(key: TextKey) -> String {
    table[key] ?? "\(key)"
  }

  /// A text with `value` put in for `%@`.
  public subscript(key: TextKey, value: String) -> String {
    self[key].replacing("%@", with: value)
  }

  private var table: [TextKey: String] {
    switch language {
    case .english: Self.english
    case .simplifiedChinese: Self.simplifiedChinese
    }
  }
}
