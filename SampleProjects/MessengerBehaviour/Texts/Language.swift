/// The languages that the messenger speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language for a device with this locale, such as "zh_Hans_CN"; English if it has no other.
  public init(locale: String) {
    let isChinese = locale.replacing("_", with: "-").hasPrefix(Language.simplifiedChinese.rawValue)
    self = isChinese ? .simplifiedChinese : .english
  }

  /// What the language calls itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .simplifiedChinese: "中文"
    }
  }
}
