if list.contains(where: { $0 is A }) { B() }
guard let c = (list.first { C.ok($0) }) else { fatalError() }
