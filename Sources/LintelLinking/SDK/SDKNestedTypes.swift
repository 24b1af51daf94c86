/// Names of types that code inherits from types of SDKs, or sees in extensions of them, where a
/// project may declare types of the same names.
///
/// Listed are types that projects conform to, inherit from or extend, from the interfaces of the
/// toolchain's modules and, for frameworks, from Apple's documentation.
enum SDKNestedTypes {
  enum Meaning {
    /// Generic parameters and nested types of a type that can be extended, and not inherited from.
    case ofExtended
    /// What a protocol declares. Its own extensions always mean that. A type that conforms means
    /// the project's type where it can see one, and else what it inherits.
    case ofProtocol
    /// What an enum has whose inheritance clause names the type of its raw values.
    case ofRawValues
  }

  static let all: [(meaning: Meaning, types: String, nested: String)] = [
    // The standard library.
    (
      .ofExtended, "Array ArraySlice ContiguousArray Set String Substring",
      "Element Index Indices Iterator SubSequence"
    ),
    (
      .ofExtended, "Dictionary",
      "Key Value Element Index Indices Iterator SubSequence Keys Values"
    ),
    (.ofExtended, "Optional", "Wrapped"),
    (.ofExtended, "Result", "Success Failure"),
    (
      .ofExtended, "Range ClosedRange PartialRangeFrom PartialRangeUpTo PartialRangeThrough",
      "Bound"
    ),
    (
      .ofRawValues,
      "String Character Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float",
      "RawValue"
    ),
    (.ofProtocol, "Sequence LazySequenceProtocol", "Element Iterator"),
    (
      .ofProtocol,
      "Collection BidirectionalCollection RandomAccessCollection MutableCollection "
        + "RangeReplaceableCollection StringProtocol",
      "Element Index Indices Iterator SubSequence"
    ),
    (.ofProtocol, "IteratorProtocol", "Element"),
    (.ofProtocol, "Identifiable", "ID"),
    (.ofProtocol, "RawRepresentable", "RawValue"),
    (.ofProtocol, "CaseIterable", "AllCases"),
    (.ofProtocol, "OptionSet", "Element RawValue ArrayLiteralElement"),
    (.ofProtocol, "SetAlgebra", "Element ArrayLiteralElement"),
    (.ofProtocol, "ExpressibleByArrayLiteral", "ArrayLiteralElement"),
    (.ofProtocol, "ExpressibleByDictionaryLiteral", "Key Value"),
    (.ofProtocol, "Strideable", "Stride"),
    (.ofProtocol, "AsyncSequence", "Element AsyncIterator Failure"),
    (.ofProtocol, "AsyncIteratorProtocol", "Element Failure"),
    (.ofProtocol, "InstantProtocol", "Duration"),
    (.ofProtocol, "Clock", "Duration Instant"),
    (.ofProtocol, "DistributedActor", "ActorSystem"),
    // Foundation.
    (.ofProtocol, "FormatStyle ParseableFormatStyle", "FormatInput FormatOutput Strategy"),
    (.ofProtocol, "ParseStrategy", "ParseInput ParseOutput"),
    (.ofProtocol, "AttributedStringKey", "Value"),
    (.ofProtocol, "SortComparator", "Compared"),
    // Combine.
    (.ofProtocol, "Publisher ConnectablePublisher Subject", "Output Failure"),
    (.ofProtocol, "Subscriber", "Input Failure"),
    (.ofProtocol, "ObservableObject", "ObjectWillChangePublisher"),
    // SwiftUI.
    (.ofProtocol, "ViewModifier AnimatableModifier Transition", "Content"),
    (
      .ofProtocol,
      "ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle ProgressViewStyle GaugeStyle "
        + "TextEditorStyle GroupBoxStyle DisclosureGroupStyle ControlGroupStyle "
        + "LabeledContentStyle FormStyle NavigationSplitViewStyle MenuStyle DatePickerStyle "
        + "TableStyle",
      "Configuration"
    ),
    (
      .ofProtocol,
      "UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable "
        + "NSViewControllerRepresentable UIGestureRecognizerRepresentable "
        + "WKInterfaceObjectRepresentable",
      "Context"
    ),
    (
      .ofProtocol,
      "UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable "
        + "NSViewControllerRepresentable UIGestureRecognizerRepresentable "
        + "WKInterfaceObjectRepresentable",
      "Coordinator UIViewType NSViewType UIViewControllerType NSViewControllerType"
    ),
    (
      .ofProtocol, "View ViewModifier App Scene Commands ToolbarContent Widget WidgetBundle", "Body"
    ),
    (.ofProtocol, "Shape InsettableShape Animatable GeometryEffect Layout", "AnimatableData"),
    (.ofProtocol, "Layout", "Subviews"),
    (.ofProtocol, "Layout", "Cache"),
    (
      .ofProtocol,
      "EnvironmentKey PreferenceKey FocusedValueKey ContainerValueKey LayoutValueKey "
        + "TransactionKey Gesture",
      "Value"
    ),
    (.ofProtocol, "PreviewProvider", "Previews"),
    // WidgetKit, ActivityKit and AppIntents.
    (.ofProtocol, "TimelineProvider IntentTimelineProvider AppIntentTimelineProvider", "Context"),
    (.ofProtocol, "TimelineProvider IntentTimelineProvider AppIntentTimelineProvider", "Entry"),
    (.ofProtocol, "IntentTimelineProvider AppIntentTimelineProvider", "Intent"),
    (.ofProtocol, "ActivityAttributes", "ContentState"),
    (.ofProtocol, "AppEntity TransientAppEntity", "DefaultQuery ID"),
    (.ofProtocol, "EntityQuery EntityStringQuery EnumerableEntityQuery", "Entity Result"),
    (.ofProtocol, "DynamicOptionsProvider", "DefaultValue Result"),
  ]
}
