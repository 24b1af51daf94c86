/// How large the user wants text to be, from the smallest to the largest; `large` is usual.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}
