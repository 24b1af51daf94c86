import MessengerTexts
import Testing

@Suite("Texts")
struct TextsTests {
  @Test("every language has every text", arguments: Language.allCases)
  func everyLanguageHasEveryText(language: Language) {
    let texts = Texts(in: language)
    for key in TextKey.allCases {
      #expect(texts[key] != "\(key)", "\(key) has no text in \(language.rawValue)")
    }
  }

  @Test("all languages put values into the same texts")
  func samePlaceholders() {
    for key in TextKey.allCases {
      let have = Language.allCases.map { Texts(in: $0)[key].contains("%@") }
      #expect(Set(have).count == 1, "\(key)")
    }
  }

  @Test("a locale leads to its language")
  func languageOfALocale() {
    #expect(Language(locale: "zh_Hans_CN") == .simplifiedChinese)
    #expect(Language(locale: "zh-Hans") == .simplifiedChinese)
    #expect(Language(locale: "en_GB") == .english)
    #expect(Language(locale: "fr") == .english)
  }

  @Test("puts a value in")
  func putsAValueIn() {
    #expect(Texts(in: .english)[.deleteTitle, "Grace"] == "Delete Grace?")
  }
}
