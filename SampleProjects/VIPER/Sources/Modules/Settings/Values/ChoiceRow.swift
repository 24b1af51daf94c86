/// One of the options that a control offers.
struct ChoiceRow<Option: Equatable & Sendable>: Equatable, Sendable {
  let option: Option
  let title: String
  let isChosen: Bool
}
