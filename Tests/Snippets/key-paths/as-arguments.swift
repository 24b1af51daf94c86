list.sorted(by: \A.name, then: \B.age) { C($0) }
