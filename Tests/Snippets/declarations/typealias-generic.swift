typealias Pair<Element> = (Element, Element) where Element: Comparable
typealias Table<Key: Hashable> = Dictionary<Key, Row>
