/// Names of types that code inherits from types of SDKs, and that hide what is called so further
/// out: in a `ViewModifier` of the project `Content` is never a type of the project.
///
/// Listed are types that projects conform to, inherit from or extend, and names in them that a
/// project may have as well, from the interfaces of the toolchain's modules and, for frameworks,
/// from Apple's documentation.
enum SDKNestedTypes {
  enum Meaning {
    /// Generic parameters and nested types of a type that can be extended, and not inherited from.
    case ofExtended
    /// What a protocol itself says that the name means in all types that conform to it.
    case fixed
    /// What a type that conforms says, or leaves to be inferred: from a member that may use the
    /// project's type of that name.
    case inferred
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
    (.inferred, "Sequence LazySequenceProtocol", "Element Iterator"),
    (
      .inferred,
      "Collection BidirectionalCollection RandomAccessCollection MutableCollection "
        + "RangeReplaceableCollection StringProtocol",
      "Element Index Indices Iterator SubSequence"
    ),
    (.inferred, "IteratorProtocol", "Element"),
    (.inferred, "Identifiable", "ID"),
    (.inferred, "RawRepresentable", "RawValue"),
    (.inferred, "CaseIterable", "AllCases"),
    (.inferred, "OptionSet", "Element RawValue ArrayLiteralElement"),
    (.inferred, "SetAlgebra", "Element ArrayLiteralElement"),
    (.inferred, "ExpressibleByArrayLiteral", "ArrayLiteralElement"),
    (.inferred, "ExpressibleByDictionaryLiteral", "Key Value"),
    (.inferred, "Strideable", "Stride"),
    (.inferred, "AsyncSequence", "Element AsyncIterator Failure"),
    (.inferred, "AsyncIteratorProtocol", "Element Failure"),
    (.inferred, "InstantProtocol", "Duration"),
    (.inferred, "Clock", "Duration Instant"),
    (.inferred, "DistributedActor", "ActorSystem"),
    // Foundation.
    (.inferred, "FormatStyle ParseableFormatStyle", "FormatInput FormatOutput Strategy"),
    (.inferred, "ParseStrategy", "ParseInput ParseOutput"),
    (.inferred, "AttributedStringKey", "Value"),
    (.inferred, "SortComparator", "Compared"),
    // Combine.
    (.inferred, "Publisher ConnectablePublisher Subject", "Output Failure"),
    (.inferred, "Subscriber", "Input Failure"),
    (.inferred, "ObservableObject", "ObjectWillChangePublisher"),
    // SwiftUI.
    (.fixed, "ViewModifier AnimatableModifier Transition", "Content"),
    (
      .fixed,
      "ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle ProgressViewStyle GaugeStyle "
        + "TextEditorStyle GroupBoxStyle DisclosureGroupStyle ControlGroupStyle "
        + "LabeledContentStyle FormStyle NavigationSplitViewStyle MenuStyle DatePickerStyle "
        + "TableStyle",
      "Configuration"
    ),
    (
      .fixed,
      "UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable "
        + "NSViewControllerRepresentable UIGestureRecognizerRepresentable "
        + "WKInterfaceObjectRepresentable",
      "Context"
    ),
    (
      .inferred,
      "UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable "
        + "NSViewControllerRepresentable UIGestureRecognizerRepresentable "
        + "WKInterfaceObjectRepresentable",
      "Coordinator UIViewType NSViewType UIViewControllerType NSViewControllerType"
    ),
    (.inferred, "View ViewModifier App Scene Commands ToolbarContent Widget WidgetBundle", "Body"),
    (.inferred, "Shape InsettableShape Animatable GeometryEffect Layout", "AnimatableData"),
    (.fixed, "Layout", "Subviews"),
    (.inferred, "Layout", "Cache"),
    (
      .inferred,
      "EnvironmentKey PreferenceKey FocusedValueKey ContainerValueKey LayoutValueKey "
        + "TransactionKey Gesture",
      "Value"
    ),
    (.inferred, "PreviewProvider", "Previews"),
    // WidgetKit, ActivityKit and AppIntents.
    (.fixed, "TimelineProvider IntentTimelineProvider AppIntentTimelineProvider", "Context"),
    (.inferred, "TimelineProvider IntentTimelineProvider AppIntentTimelineProvider", "Entry"),
    (.inferred, "IntentTimelineProvider AppIntentTimelineProvider", "Intent"),
    (.inferred, "ActivityAttributes", "ContentState"),
    (.inferred, "AppEntity TransientAppEntity", "DefaultQuery ID"),
    (.inferred, "EntityQuery EntityStringQuery EnumerableEntityQuery", "Entity Result"),
    (.inferred, "DynamicOptionsProvider", "DefaultValue Result"),
  ]
}
