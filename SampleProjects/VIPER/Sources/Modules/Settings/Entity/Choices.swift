/// What the user of the device has chosen.
struct Choices: Equatable, Sendable {
  var appearance: AppearanceOption
  var textSize: TextSizeOption
  var language: LanguageOption
}
