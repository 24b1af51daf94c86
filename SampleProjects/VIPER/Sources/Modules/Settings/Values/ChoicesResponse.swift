/// What is chosen.
struct ChoicesResponse: Equatable, Sendable {
  let appearance: AppearanceOption
  let textSize: TextSizeOption
  let language: LanguageOption
}
