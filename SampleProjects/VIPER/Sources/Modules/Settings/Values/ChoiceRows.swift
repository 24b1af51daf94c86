/// What the controls of the settings offer, in this order.
struct ChoiceRows: Equatable, Sendable {
  let appearances: [ChoiceRow<AppearanceOption>]
  let textSizes: [ChoiceRow<TextSizeOption>]
  let languages: [ChoiceRow<LanguageOption>]
}
