/// What a screen has to adapt to.
///
/// It is set on the window, and every view and view controller inherits it. Other than in UIKit, the
/// safe area is one of the traits, so that all changes are heard of in one place.
public struct TraitCollection: Equatable, Sendable {
  /// How large the user wants text to be.
  public var contentSizeCategory = ContentSizeCategory.large
  /// Whether the user wants the screen light or dark.
  public var userInterfaceStyle = UserInterfaceStyle.light

  /// What the device covers at the window's edges, such as a status bar: nothing is drawn there.
  public var safeAreaInsets = Insets.zero

  /// The traits of a device whose user has changed nothing, and that covers nothing.
  public init() {}
}
