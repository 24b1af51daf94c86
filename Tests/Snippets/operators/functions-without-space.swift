func ==<T>(a: T, b: T) -> Bool { true }
func <(a: A, b: A) -> Bool { true }
func >=(a: A, b: A) -> Bool { true }
func <<<T>(a: T, b: B) {}
