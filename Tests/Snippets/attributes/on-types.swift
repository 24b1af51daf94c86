@MainActor @available(iOS 17, *) @objc(Name)
final class Model {}
@frozen public struct Frame {}
@dynamicMemberLookup struct Lens {}
