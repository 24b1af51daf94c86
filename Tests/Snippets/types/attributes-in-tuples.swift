let a: (@escaping (A) -> B, @Sendable () -> C, inout D) -> E
let f: (@Main G, @Sub<H> (I) -> J)
