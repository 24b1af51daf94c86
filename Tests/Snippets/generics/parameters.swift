struct Box<Value, Other: Hashable & Codable> {}
func f<T, U: Base<T>>(_ t: T, _ u: U) {}
