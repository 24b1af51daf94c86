let a = A?.none
let b = [B]?.self
let c = C?(D())
