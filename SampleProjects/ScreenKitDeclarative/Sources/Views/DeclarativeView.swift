/// A part of a screen, described as a function of state.
///
/// A view is a value: it says what there is to see, and is made anew whenever what it reads has
/// changed. What lasts are the controls that show it, and its `@State`. As in SwiftUI, a view keeps
/// both for as long as it has the same type in the same place.
///
/// Other than SwiftUI's protocol, it is not named `View`, which is ScreenKit's word for a control.
@MainActor
public protocol DeclarativeView {
  associatedtype Body: DeclarativeView

  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension DeclarativeView where Body == Never {
  /// A view that ScreenKit shows has no parts.
  public var body: Never {
    preconditionFailure("\(Self.self) is not made of other views.")
  }
}

extension Never: DeclarativeView {
  public typealias Body = Never
}
