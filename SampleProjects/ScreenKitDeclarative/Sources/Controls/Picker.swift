import ScreenKit

/// A choice between a few values, of which all can be seen.
///
/// Each choice is a text with a tag: `Text("All").tag(Filter.all)`. The identifiers of the choices are
/// the picker's own, followed by a dot and the position: "filter.0".
public struct Picker: DeclarativeView {
  public typealias Body = Never

  let title: String
  let content: any DeclarativeView
  let selection: @MainActor () -> AnyHashable
  let select: @MainActor (AnyHashable) -> Void

  /// - Parameters:
  ///   - title: What is chosen; said to somebody who cannot see the picker.
  ///   - selection: The value whose choice is selected.
  public init<Value: Hashable>(
    _ title: String, selection: Binding<Value>,
    @ViewBuilder content: () -> some DeclarativeView
  ) {
    self.title = title
    self.content = content()
    self.selection = { selection.wrappedValue }
    select = { tag in
      guard let value = tag.base as? Value else { return }
      selection.wrappedValue = value
    }
  }
}

extension Picker: PrimitiveView {
  func makeNode(in context: ViewContext) -> Node {
    PickerNode(self, context: context)
  }
}

extension DeclarativeView {
  /// Says which value of a picker this text stands for.
  public func tag(_ value: some Hashable) -> some DeclarativeView {
    TransformedView(content: self) { $0.attributes.tag = value }
  }
}
