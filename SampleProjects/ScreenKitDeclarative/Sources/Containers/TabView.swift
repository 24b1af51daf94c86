import ScreenKit

/// Screens of which the user chooses one by the buttons below.
public struct TabView: DeclarativeView {
  public typealias Body = Never

  let tabs: [AnyTab]
  let selection: Binding<AnyHashable>

  /// - Parameter selection: The value of the tab that is shown.
  public init<Value: Hashable>(
    selection: Binding<Value>, @TabContentBuilder<Value> content: () -> [Tab<Value>]
  ) {
    tabs = content().map(\.erased)
    self.selection = Binding(
      get: { selection.wrappedValue },
      set: { if let value = $0.base as? Value { selection.wrappedValue = value } })
  }
}

/// One of the screens of a tab view, which is made when it is first chosen.
@MainActor
public struct Tab<Value: Hashable> {
  fileprivate var erased: AnyTab

  /// - Parameters:
  ///   - title: What the tab's button reads.
  ///   - value: The selection for which the tab is shown; no other tab may have it.
  public init<Content: DeclarativeView>(
    _ title: String, value: Value, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    erased = AnyTab(title: title, value: value, content: content)
  }

  /// Shows a number beside the title, such as that of unread messages; nothing if it is zero.
  public func badge(_ count: Int) -> Tab {
    var tab = self
    tab.erased.badge = count == 0 ? nil : String(count)
    return tab
  }

  /// Names the tab's button for tests and assistive technologies.
  public func accessibilityIdentifier(_ identifier: String) -> Tab {
    var tab = self
    tab.erased.identifier = identifier
    return tab
  }
}

/// Lets a tab view be written as a list of tabs, with conditions and loops.
@MainActor
@resultBuilder
public enum TabContentBuilder<Value: Hashable> {
  public static func buildExpression(_ tab: Tab<Value>) -> [Tab<Value>] { [tab] }
  public static func buildBlock(_ tabs: [Tab<Value>]...) -> [Tab<Value>] { tabs.flatMap(\.self) }
  public static func buildOptional(_ tabs: [Tab<Value>]?) -> [Tab<Value>] { tabs ?? [] }
  public static func buildEither(first: [Tab<Value>]) -> [Tab<Value>] { first }
  public static func buildEither(second: [Tab<Value>]) -> [Tab<Value>] { second }
  public static func buildArray(_ tabs: [[Tab<Value>]]) -> [Tab<Value>] { tabs.flatMap(\.self) }
}

/// A tab of which the type of its value is not known.
struct AnyTab {
  let title: String
  let value: AnyHashable
  let content: @MainActor () -> any DeclarativeView
  var badge: String?
  var identifier: String?
}

extension TabView: PrimitiveView {
  func makeNode(in context: ViewContext) -> Node {
    TabNode(self, context: context)
  }
}
