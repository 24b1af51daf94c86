/// What the app can speak.
enum LanguageOption: CaseIterable, Sendable {
  case english, simplifiedChinese
}
