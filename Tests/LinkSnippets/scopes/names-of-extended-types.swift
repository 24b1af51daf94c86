struct Key {}
struct Element {}
struct Wrapped {}
struct Success {}
extension Dictionary { func first(_ key: Key) {} }
extension Array { func second(_ element: Element) {} }
extension Optional { func third(_ value: Wrapped) {} }
extension Result { func fourth(_ value: Success) {} }
extension Collection { func fifth(_ element: Element) {} }
struct Own { func sixth(_ key: Key, _ element: Element) {} }
