/// What is chosen, by position.
struct ChoicesResponse: Equatable, Sendable {
  /// Light, dark.
  let appearance: Int

  /// Small, standard, large.
  let textSize: Int

  /// English, Chinese.
  let language: Int
}
