/// The associated and nested types of types in SDKs, which hide what has their names further out: in
/// a `ViewModifier` of the project `Content` is never a type of the project that is called so.
///
/// A type counts that projects conform to, inherit from or extend, and each name in it that a
/// project may have as well. Names of the toolchain's modules are those of its interfaces, others
/// those of Apple's documentation.
enum SDKNestedTypes {
  /// Names of types, and the names that code in them, in their subtypes and in their extensions sees.
  static let all: [(types: String, nested: String)] = [
    // The standard library.
    ("Array ArraySlice ContiguousArray Set", "Element Index Indices Iterator SubSequence"),
    ("Sequence LazySequenceProtocol", "Element Iterator"),
    (
      "Collection BidirectionalCollection RandomAccessCollection MutableCollection "
        + "RangeReplaceableCollection StringProtocol String Substring",
      "Element Index Indices Iterator SubSequence"
    ),
    ("IteratorProtocol", "Element"),
    ("Dictionary", "Key Value Element Index Indices Iterator SubSequence Keys Values"),
    ("Optional", "Wrapped"),
    ("Result", "Success Failure"),
    ("Range ClosedRange PartialRangeFrom PartialRangeUpTo PartialRangeThrough", "Bound"),
    ("Identifiable", "ID"),
    ("RawRepresentable", "RawValue"),
    ("CaseIterable", "AllCases"),
    ("OptionSet", "Element RawValue ArrayLiteralElement"),
    ("SetAlgebra", "Element ArrayLiteralElement"),
    ("ExpressibleByArrayLiteral", "ArrayLiteralElement"),
    ("ExpressibleByDictionaryLiteral", "Key Value"),
    ("Strideable", "Stride"),
    ("AsyncSequence", "Element AsyncIterator Failure"),
    ("AsyncIteratorProtocol", "Element Failure"),
    ("InstantProtocol", "Duration"),
    ("Clock", "Duration Instant"),
    ("DistributedActor", "ActorSystem ID"),
    // What an enum with raw values names in its inheritance clause.
    (
      "String Character Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float",
      "RawValue"
    ),
    // Foundation.
    ("FormatStyle ParseableFormatStyle", "FormatInput FormatOutput Strategy"),
    ("ParseStrategy", "ParseInput ParseOutput"),
    ("AttributedStringKey", "Value"),
    ("SortComparator", "Compared"),
    // Combine.
    ("Publisher ConnectablePublisher Subject", "Output Failure"),
    ("Subscriber", "Input Failure"),
    ("ObservableObject", "ObjectWillChangePublisher"),
    // SwiftUI.
    ("View App Scene Commands ToolbarContent Widget WidgetBundle", "Body"),
    ("ViewModifier", "Body Content"),
    (
      "ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle ProgressViewStyle GaugeStyle "
        + "TextEditorStyle GroupBoxStyle DisclosureGroupStyle ControlGroupStyle "
        + "LabeledContentStyle FormStyle NavigationSplitViewStyle MenuStyle DatePickerStyle "
        + "TableStyle IndexViewStyle",
      "Body Configuration"
    ),
    ("UIViewRepresentable", "Body Context Coordinator LayoutOptions UIViewType"),
    ("NSViewRepresentable", "Body Context Coordinator LayoutOptions NSViewType"),
    (
      "UIViewControllerRepresentable",
      "Body Context Coordinator LayoutOptions UIViewControllerType"
    ),
    (
      "NSViewControllerRepresentable",
      "Body Context Coordinator LayoutOptions NSViewControllerType"
    ),
    ("UIGestureRecognizerRepresentable", "Context Coordinator UIGestureRecognizerType"),
    ("WKInterfaceObjectRepresentable", "Body Context Coordinator WKInterfaceObjectType"),
    ("Shape InsettableShape", "Body AnimatableData InsetShape"),
    ("Animatable VectorArithmetic", "AnimatableData"),
    ("AnimatableModifier GeometryEffect", "Body Content AnimatableData"),
    ("Layout", "AnimatableData Cache Subviews"),
    ("EnvironmentKey PreferenceKey FocusedValueKey ContainerValueKey LayoutValueKey", "Value"),
    ("TransactionKey", "Value"),
    ("Gesture", "Body Value"),
    ("PreviewProvider", "Previews"),
    ("LibraryContentProvider", "Views ModifierBase"),
    ("Transition", "Body Content"),
    // WidgetKit, ActivityKit and AppIntents.
    ("TimelineProvider", "Context Entry"),
    ("IntentTimelineProvider AppIntentTimelineProvider", "Context Entry Intent"),
    ("ActivityAttributes", "ContentState"),
    ("AppEntity TransientAppEntity", "DefaultQuery ID Specification UnwrappedType ValueType"),
    ("AppEnum", "Specification UnwrappedType ValueType"),
    ("EntityQuery EntityStringQuery EnumerableEntityQuery", "Entity Result"),
    ("DynamicOptionsProvider", "DefaultValue Result"),
    ("AppIntent", "PerformResult SummaryContent"),
  ]
}
